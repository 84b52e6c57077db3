/** Statements that were refused for asking homes without saying which, since the last look. */
const refused: string[] = [];

export const addRefusedStatement = (what: string) => void refused.push(what);
export const takeRefusedStatements = () => refused.splice(0);
