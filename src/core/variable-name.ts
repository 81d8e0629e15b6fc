// The name of the variable that a column of a contact file becomes: `First name` is `{{First_name}}`. Pure: the dashboard shows the
// same names that the service uses.

export function variableName(text: string): string {
  const name = text
    .trim()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '_');
  return /^[^\p{L}_]/u.test(name) ? `_${name}` : name;
}
