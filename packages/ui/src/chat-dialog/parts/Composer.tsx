import { Composer as DrawnComposer } from '../Composer.js';
import { useChatLayer } from './layer.js';

export interface ComposerProps {
  /** The typed text, trimmed and not empty. */
  onSend: (text: string) => void;
  /** Maximum length of a question in characters. @default 200 */
  maxLength?: number;
}

/** The text field, which has the focus when the dialog opens. */
export function Composer({ onSend, maxLength = 200 }: ComposerProps) {
  const { input, draft } = useChatLayer();
  return <DrawnComposer inputRef={input} {...{ draft, maxLength, onSend }} />;
}
