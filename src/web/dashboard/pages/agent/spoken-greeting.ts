// The greeting as a caller hears it. Pure.

/** Inserts the values of the variables; a variable without a value is left unchanged. */
export function spokenGreeting(greeting: string, variables: Readonly<Record<string, unknown>>): string {
  return greeting.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(variables[name] ?? whole));
}
