export function excludedTests(folder: string): string[];
