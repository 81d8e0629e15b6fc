// Adds the styles of a part that is loaded on demand. A constructed sheet needs no request, and the content security policy
// allows it.

export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
