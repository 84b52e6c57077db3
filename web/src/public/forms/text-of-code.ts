/** The page's words behind a code; other text (the server's own) as it is. They change with the page's language. */
export function textOfCode(code: string) {
  const words = JSON.parse(document.getElementById('words')?.textContent || '{}') as Record<string, string>;
  return words[code] ?? code;
}
