// The body of a request or a response; JSON is indented.

export function Body({ value }: { value: unknown }) {
  return (
    <pre class="code" tabIndex={0}>
      {typeof value === 'string' ? pretty(value) : JSON.stringify(value, null, 2)}
    </pre>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
