export declare function isTaken(port: number): Promise<boolean>;
export declare function whoListens(port: number): Promise<'free' | 'lock' | 'foreign'>;
