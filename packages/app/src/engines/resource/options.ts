export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly reason?: string;
}
/** Fixed options, or a hook that fetches them (undefined while loading). */
export type Options = readonly Option[] | (() => readonly Option[] | undefined);

export const optionsOf = (options: Options): readonly Option[] | undefined =>
  typeof options === 'function' ? options() : options;
