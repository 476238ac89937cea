import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { checkCircleIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import { Done } from './RoleApplicationForm.styles.js';
import { zhRoleApplicationForm } from './RoleApplicationForm.zh.js';

export interface SentWords {
  /** Who reviews it now. */
  title: string;
  /** How the result is told. */
  next: string;
}

interface ApplicationSentProps {
  words?: SentWords | undefined;
  onAgain: () => void;
}

/** What stands in the form's place once it was sent: what happens now, and whether anything needs to be done. */
export function ApplicationSent({ words: own, onAgain }: ApplicationSentProps) {
  const words = useWords('roleApplicationForm', zhRoleApplicationForm);
  return (
    <Done data-part="sent">
      <output>
        <Glyph of={checkCircleIcon} />
        {own?.title ?? words.done}
      </output>
      <p>{own?.next ?? words.doneNext}</p>
      {/* The button that sent it is gone: the focus must not fall to the top of the page. */}
      <Button ref={(element) => element?.focus()} onClick={onAgain}>
        {words.again}
      </Button>
    </Done>
  );
}
