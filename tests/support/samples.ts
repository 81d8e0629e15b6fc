// The samples of each operation in the published document.
import openapi from '../../generated/openapi.json' with { type: 'json' };

interface Sample {
  label: string;
  source: string;
}

/** @param label `curl`, `TypeScript`, `Python` or `Command line` */
export function samplesOf(label: string): { id: string; source: string }[] {
  return Object.values(openapi.paths as Record<string, Record<string, unknown>>)
    .flatMap((item) => Object.values(item) as { operationId?: string; 'x-codeSamples'?: Sample[] }[])
    .filter(({ operationId }) => operationId !== undefined)
    .flatMap(({ operationId, 'x-codeSamples': samples = [] }) =>
      samples.filter((sample) => sample.label === label).map(({ source }) => ({ id: operationId!, source })),
    );
}
