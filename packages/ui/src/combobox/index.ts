export { Combobox, type ComboboxChangeDetails, type ComboboxProps } from './Combobox.js';
export { MultiCombobox, type MultiComboboxChangeDetails, type MultiComboboxProps } from './MultiCombobox.js';
export type { ComboboxOption } from './options.js';
export type { OptionSearch } from './useOptionSearch.js';
