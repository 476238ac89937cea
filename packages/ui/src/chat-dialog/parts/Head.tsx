import type { ReactNode } from 'react';
import { Button } from '../../button/Button.js';
import { Glyph } from '../../icon/Glyph.js';
import { closeIcon, homeIcon, robotIcon } from '../../icon/paths.js';
import { IconButton } from '../../icon-button/IconButton.js';
import { Face, Head as DrawnHead } from '../ChatDialog.styles.js';
import { useChatWords } from '../useChatWords.js';
import { useChatLayer, useCloseAnd } from './layer.js';

export interface HeadProps {
  /** The name of the service. @default '智能客服' of the locale */
  title?: ReactNode;
  /** The line below the title. @default a sentence about the service, or that it is typing */
  note?: ReactNode;
  /** An answer is pending. @default false */
  waiting?: boolean;
  /** 返回首页; the dialog closes. Without it there is no such button. */
  onHome?: (() => void) | undefined;
}

/** The header: the name of the service, 返回首页, and the close button. */
export function Head({ title, note, waiting = false, onHome }: HeadProps) {
  const words = useChatWords();
  const { titleId, setOpen } = useChatLayer();
  const closeAnd = useCloseAnd();
  return (
    <DrawnHead data-part="head">
      <Face>
        <Glyph of={robotIcon} />
      </Face>
      <div data-part="name">
        <h2 id={titleId}>{title ?? words.title}</h2>
        <p>{note ?? (waiting ? words.typing : words.promise)}</p>
      </div>
      {onHome ? (
        <Button data-role="home" size="sm" icon={<Glyph of={homeIcon} />} onClick={closeAnd(onHome)}>
          <span data-part="home-words">{words.home}</span>
        </Button>
      ) : null}
      <IconButton
        icon={<Glyph of={closeIcon} />}
        label={words.close}
        onClick={() => setOpen(false, 'close-button')}
      />
    </DrawnHead>
  );
}
