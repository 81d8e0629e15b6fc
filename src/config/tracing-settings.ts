// Settings of the export of traces, with the names of OpenTelemetry:
// https://opentelemetry.io/docs/specs/otel/protocol/exporter/
import { text, url, WEB } from '../core/setting-parsers.ts';
import { defineSetting, type Parse } from '../core/setting.ts';

/** Parses `name=value` pairs separated by commas. Names and values are percent-encoded (W3C Baggage). */
const headers: Parse<Record<string, string>> = (value, refuse) =>
  Object.fromEntries(
    value.split(',').map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      const [decodedName, decodedValue] = [name, rest.join('=')].map((part) => decoded(part.trim(), refuse));
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(decodedName!) || /[\r\n]/.test(decodedValue!))
        return refuse('is not a list of headers as name=value, separated by commas');
      return [decodedName!.toLowerCase(), decodedValue!];
    }),
  );

function decoded(part: string, refuse: (reason: string) => never): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return refuse('has a % that encodes nothing; write %25 for it');
  }
}

export const tracingSettings = {
  endpoint: defineSetting({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    parse: url(WEB),
    default: null,
    about:
      'Base address of an OpenTelemetry collector, without `/v1/traces`. Each answered call is exported as a trace (OTLP over HTTP, JSON), without texts and telephone numbers.',
    example: 'http://collector:4318',
  }),
  headers: defineSetting({
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    parse: headers,
    default: null,
    about: 'Headers of these requests, such as the key of the receiver.',
    example: 'authorization=Bearer%20abc',
  }),
  serviceName: defineSetting({
    name: 'OTEL_SERVICE_NAME',
    parse: text,
    default: 'parley',
    about: 'The `service.name` of the traces.',
    example: 'parley-production',
  }),
};
