export function emitDeclarations(): void;
