import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/index.js';
import { itemsOf } from '../internal/itemsOf.js';
import { useWords } from '../theme/useWords.js';
import { zhCaptchaField } from './CaptchaField.zh.js';
import { WayButtons } from './CaptchaField.styles.js';

/** The methods of a captcha. */
export type CaptchaWay = 'auto' | 'picture' | 'question';

export interface CaptchaWaysProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The other methods that are available. */
  ways: readonly CaptchaWay[] | null | undefined;
  /** Called with the chosen method. */
  onChoose: (way: CaptchaWay) => void;
}

/** Buttons for the other methods, for the end of the label's line. */
export function CaptchaWays({ ways, onChoose, ...rest }: CaptchaWaysProps) {
  const locale = useWords('captchaField', zhCaptchaField);
  const words = { auto: locale.byAuto, picture: locale.byPicture, question: locale.byQuestion };
  return (
    <WayButtons data-component="CaptchaWays" {...rest}>
      {itemsOf(ways).map((way) => (
        <Button key={way} variant="text" size="sm" onClick={() => onChoose(way)}>
          {words[way]}
        </Button>
      ))}
    </WayButtons>
  );
}
