// Parses the input of the Twilio stand-in: forms from the SDK, parameters of TwiML. Pure.

export function fieldsOf(body: string): Record<string, string> {
  const form = new URLSearchParams(body);
  const fields = Object.fromEntries(form);
  return { ...fields, events: form.getAll('StatusCallbackEvent').join(' ') };
}

export function parametersOf(document: string): Record<string, string> {
  return Object.fromEntries(
    [...document.matchAll(/<Parameter name="([^"]+)" value="([^"]*)"/g)].map((match) => [
      match[1]!,
      unescape(match[2]!),
    ]),
  );
}

export function unescape(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
