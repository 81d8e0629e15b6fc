// The body of a request or a response; JSON is indented.
import { prettyJson } from '../../../parts/pretty-json.ts';

export function Body({ value }: { value: unknown }) {
  return (
    <pre class="code" tabIndex={0}>
      {typeof value === 'string' ? prettyJson(value) : JSON.stringify(value, null, 2)}
    </pre>
  );
}
