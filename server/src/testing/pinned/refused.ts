/** Statements that were refused for asking homes without saying which, since the last look. */
const refused: string[] = [];

export const addRefused = (what: string) => void refused.push(what);
export const takeRefused = () => refused.splice(0);
