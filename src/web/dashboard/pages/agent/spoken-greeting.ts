// The greeting as a caller hears it. Pure.

/** With the values of the variables; one without a value stays as it is. */
export function spokenGreeting(greeting: string, variables: Readonly<Record<string, unknown>>): string {
  return greeting.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(variables[name] ?? whole));
}
