import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { checkCircleIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import { Done } from './RoleApplicationForm.styles.js';
import { zhRoleApplicationForm } from './RoleApplicationForm.zh.js';

/** What stands in the form's place once it was sent: what happens now, and whether anything needs to be done. */
export function ApplicationSent({ onAgain }: { onAgain: () => void }) {
  const words = useWords('roleApplicationForm', zhRoleApplicationForm);
  return (
    <Done data-part="sent">
      <output>
        <Glyph of={checkCircleIcon} />
        {words.done}
      </output>
      <p>{words.doneNext}</p>
      {/* The button that sent it is gone: the focus must not fall to the top of the page. */}
      <Button ref={(element) => element?.focus()} onClick={onAgain}>
        {words.again}
      </Button>
    </Done>
  );
}
