export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly reason?: string;
}
/** Options that stand in the code, or a hook that fetches them (undefined until they are there). */
export type Options = readonly Option[] | (() => readonly Option[] | undefined);

export const optionsOf = (options: Options): readonly Option[] | undefined =>
  typeof options === 'function' ? options() : options;
