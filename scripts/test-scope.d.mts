export function leftOut(folder: string): string[];
