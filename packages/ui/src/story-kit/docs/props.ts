/** The props that `.storybook/docs/props.ts` reads from the types of a widget, for `PropsTable`. For stories only. */
export interface PropRow {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  text: string;
  /** The prop exists only beside this value of another one, such as `variant="admin"`. */
  only?: string;
}

/** A named type of a prop, as declared. */
export interface TypeRow {
  name: string;
  text: string;
}

export interface ComponentProps {
  name: string;
  text: string;
  rows: PropRow[];
  types: TypeRow[];
  /** The element whose attributes are accepted as well. */
  element?: string;
}

/** Descriptions of props that mean the same in every widget. A widget's own description comes first. */
export const commonTexts: Readonly<Record<string, string>> = {
  open: 'Whether it is open. With it the caller keeps the state.',
  defaultOpen: 'Whether it is open at first. The widget keeps the state itself.',
  onOpenChange: 'Called when it opens or closes, with the reason.',
  value: 'The value. With it the caller keeps the state.',
  defaultValue: 'The value at first. The widget keeps the state itself.',
  onValueChange: 'Called with the new value and the reason.',
  invalid: 'The value is wrong: red border and `aria-invalid`. The sentence stands in the `Field` around it.',
  disabled: 'Cannot be used. Say beside it why.',
  readOnly: 'Can be read and copied, not changed.',
  required: 'Has to be filled in.',
  size: 'Height, padding and type.',
  variant: 'Look.',
  tone: 'Meaning: color and icon follow from it. It is told in words, too.',
  placement: 'The side where it opens. It turns to the other one where there is no room.',
  placeholder: 'An example while it is empty. It is no label.',
  label: 'The visible name.',
  hint: 'Help below it, read with it.',
  error: 'What is wrong and what to do. It replaces the hint.',
  title: 'The heading, and the accessible name.',
  description: 'One sentence below the title.',
  children: 'The content.',
  footer: 'What stands at its end, such as buttons or sums.',
  items: 'The entries, in their order.',
  options: 'What can be chosen, in this order.',
  name: 'The name under which a form submits it.',
  href: 'The address. It goes through `UiProvider linkComponent`.',
  iconEnd: 'An icon behind the text.',
  loading: 'What it shows is still under way.',
  onRetry: 'Called by 重试. Without it no such button is shown.',
  fullScreen: 'Whether it fills the window. With it the caller keeps the state.',
  defaultFullScreen: 'Whether it fills the window at first.',
  onFullScreenChange: 'Called when the reader changes it.',
  role: '`alertdialog` for what must be answered.',
  activeKey: 'The key of the entry where the reader is.',
  brand: 'Name, short name and home address of the portal.',
  maxLength: 'The most characters that may be typed.',
  min: 'The least value.',
  max: 'The greatest value.',
  step: 'By how much a key press or button changes it.',
  skeletonRows: 'How many gray rows stand there while it is loading.',
  rowKey: 'What makes a row itself, the same between renders.',
  columns: 'The columns, in their order.',
  defaultIndex: 'Which one is shown at first, counted from 0.',
  onIndexChange: 'Called with the index of the one now shown, and the reason.',
  multiple: 'Whether several may be chosen; the value is then a list.',
  onSpotChange: 'Called when the reader has moved it, with the place to keep.',
  onBlur: 'Called when the focus leaves the widget as a whole.',
  hotline: 'The telephone number of customer service, and its hours.',
  cancelLabel: 'The word on the button that does nothing.',
};
