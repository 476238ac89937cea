export declare function claimDataDirectory(folder: string): void;
export declare function resetData(
  folder: string,
  how: { yes: boolean; interactive?: boolean },
): Promise<boolean>;
