export function pureFiles(files: ReadonlyMap<string, string>): string[];
export function dropNeedlessDirectives(folder: string): void;
