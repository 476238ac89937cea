import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { checkCircleIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import { Done } from './RoleApplicationForm.styles.js';
import { zhRoleApplicationForm } from './RoleApplicationForm.zh.js';

export interface SentWords {
  /** Who reviews the application. */
  title: string;
  /** How the applicant learns the result. */
  next: string;
}

interface ApplicationSentProps {
  words?: SentWords | undefined;
  onAgain: () => void;
}

/** Replaces the form after sending: what happens next, and whether the user has to do anything. */
export function ApplicationSent({ words: own, onAgain }: ApplicationSentProps) {
  const words = useWords('roleApplicationForm', zhRoleApplicationForm);
  return (
    <Done data-part="sent">
      <output>
        <Glyph of={checkCircleIcon} />
        {own?.title ?? words.done}
      </output>
      <p>{own?.next ?? words.doneNext}</p>
      {/* The button that sent the form is gone: the focus must not fall back to the top of the page. */}
      <Button ref={(element) => element?.focus()} onClick={onAgain}>
        {words.again}
      </Button>
    </Done>
  );
}
