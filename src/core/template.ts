// `{{name}}` in prompts, greetings and messages. A name without a value becomes empty, so that braces are never spoken, and the space
// before it is removed: "Hello {{name}}, welcome" becomes "Hello, welcome".

const PLACEHOLDER = /( ?)\{\{\s*([\p{L}_][\p{L}\p{N}_.-]{0,63})\s*\}\}/gu;

export type Variables = Readonly<Record<string, string | number | boolean>>;

export function fillIn(text: string, variables: Variables): string {
  return text.replace(PLACEHOLDER, (_, blank: string, name: string) => {
    const value = Object.hasOwn(variables, name) ? String(variables[name]) : '';
    return value === '' ? '' : blank + value;
  });
}
