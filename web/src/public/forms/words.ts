const element = document.getElementById('words');
const words = JSON.parse(element?.textContent || '{}') as Record<string, string>;

/** The page's words behind a code; other text (the server's own) as it is. */
export const say = (code: string) => words[code] ?? code;
