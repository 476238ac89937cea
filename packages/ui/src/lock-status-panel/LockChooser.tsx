import { useState } from 'react';
import { EMPTY_VALUE } from '../formats/empty.js';
import { itemsOf } from '../internal/itemsOf.js';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { refreshIcon } from '../icon/paths.js';
import { RadioGroup } from '../radio-group/RadioGroup.js';
import { useWords } from '../theme/useWords.js';
import type { LockChoice } from './lockChecks.js';
import { Actions } from './LockStatusPanel.styles.js';
import { zhLockStatusPanel } from './LockStatusPanel.zh.js';

interface LockChooserProps {
  locks: readonly LockChoice[];
  onChoose: ((deviceId: string) => void) | undefined;
  onCheck: (() => void) | undefined;
}

/** Several locks: none is preselected, because a signature with the wrong one cannot be undone. */
export function LockChooser({ locks, onChoose, onCheck }: LockChooserProps) {
  const words = useWords('lockStatusPanel', zhLockStatusPanel);
  const [chosen, setChosen] = useState('');
  const options = itemsOf(locks).map(({ deviceId, name, holderName }) => ({
    value: deviceId,
    label: name ?? words.device(deviceId ?? EMPTY_VALUE),
    ...(name || holderName
      ? {
          description: [holderName, name ? words.device(deviceId ?? EMPTY_VALUE) : '']
            .filter(Boolean)
            .join(' · '),
        }
      : {}),
  }));
  return (
    <>
      <div data-part="text" role="alert">
        <h2>{words.choosingTitle}</h2>
        <p data-part="why">{words.choosingHint}</p>
      </div>
      <RadioGroup
        aria-label={words.choosingTitle}
        options={options}
        value={chosen}
        onValueChange={(next) => setChosen(next)}
      />
      <Actions>
        <Button
          variant="primary"
          disabled={chosen === ''}
          disabledReason={words.chooseFirst}
          onClick={() => onChoose?.(chosen)}
        >
          {words.choose}
        </Button>
        {onCheck ? (
          <Button variant="text" icon={<Glyph of={refreshIcon} />} onClick={onCheck}>
            {words.recheck}
          </Button>
        ) : null}
      </Actions>
    </>
  );
}
