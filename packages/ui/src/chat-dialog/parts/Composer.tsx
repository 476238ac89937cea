import { Composer as DrawnComposer } from '../Composer.js';
import { useChatLayer } from './layer.js';

export interface ComposerProps {
  /** What was typed, trimmed and not empty. */
  onSend: (text: string) => void;
  /** Characters that a question may have. @default 200 */
  maxLength?: number;
}

/** The line to write in, which has the focus when the dialog opens. */
export function Composer({ onSend, maxLength = 200 }: ComposerProps) {
  const { input, draft } = useChatLayer();
  return <DrawnComposer inputRef={input} {...{ draft, maxLength, onSend }} />;
}
