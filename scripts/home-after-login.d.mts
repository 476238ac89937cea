export declare function scriptsOf(dist: string, document: string): string[];
export declare function homeAfterLogin(dist: string): string[];
export function homeOfVisitor(dist: string): string[];
