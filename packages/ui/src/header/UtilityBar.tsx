import type { ReactNode } from 'react';
import { phoneHref } from '../formats/phone.js';
import { Glyph, type GlyphProps } from '../icon/Glyph.js';
import { contrastIcon, elderIcon, moonIcon, phoneCallIcon } from '../icon/paths.js';
import { Link } from '../link/index.js';
import { useWords } from '../theme/useWords.js';
import { Tools, Utility } from './UtilityBar.styles.js';
import { zhUtilityBar } from './UtilityBar.zh.js';

/** Display switches and links to other sites. The caller keeps and stores the state. */
export interface HeaderUtility {
  /** The owner of the portal, on the left: 辽宁省数字证书官方服务入口. */
  statement?: string;
  /** 长辈版 is on. */
  elder: boolean;
  /** Called when 长辈版 is switched. */
  onElderChange: (on: boolean) => void;
  /** High contrast is on. */
  contrast: boolean;
  /** Called when high contrast is switched. */
  onContrastChange: (on: boolean) => void;
  /** The dark theme is on. */
  dark: boolean;
  /** Called when the dark theme is switched. */
  onDarkChange: (on: boolean) => void;
  /** Opens in a new window. */
  oldPlatformHref?: string;
  /** The service hotline, as a `tel:` link. */
  hotline?: string;
}

/** The narrow bar above the header, from 768 px up. */
export function UtilityBar({ utility }: { utility: HeaderUtility }) {
  return (
    <Utility data-part="utility">
      <div>
        <span>{utility.statement}</span>
        <div data-part="tools">
          <UtilityTools utility={utility} />
        </div>
      </div>
    </Utility>
  );
}

/** The switches and links; in 长辈版 only its switch and the hotline. */
export function UtilityTools({ utility }: { utility: HeaderUtility }) {
  const words = useWords('utilityBar', zhUtilityBar);
  const hotline = utility.hotline ? (
    <a key="hotline" href={phoneHref(utility.hotline)} aria-label={words.hotline(utility.hotline)}>
      <Glyph of={phoneCallIcon} />
      {utility.hotline}
    </a>
  ) : null;

  if (utility.elder) {
    return (
      <Tools>
        <button type="button" data-part="leave-elder" onClick={() => utility.onElderChange(false)}>
          {words.leaveElder}
        </button>
        {hotline}
      </Tools>
    );
  }
  return (
    <Tools>
      <Toggle icon={elderIcon} on={false} onChange={utility.onElderChange}>
        {words.elder}
      </Toggle>
      <Toggle icon={contrastIcon} on={utility.contrast} onChange={utility.onContrastChange}>
        {words.contrast}
      </Toggle>
      <Toggle icon={moonIcon} on={utility.dark} onChange={utility.onDarkChange}>
        {words.dark}
      </Toggle>
      {utility.oldPlatformHref ? (
        <Link href={utility.oldPlatformHref} external>
          {words.oldPlatform}
        </Link>
      ) : null}
      {hotline}
    </Tools>
  );
}

interface ToggleProps {
  icon: GlyphProps['of'];
  on: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

function Toggle({ icon, on, onChange, children }: ToggleProps) {
  return (
    <button type="button" aria-pressed={on} onClick={() => onChange(!on)}>
      <Glyph of={icon} />
      {children}
    </button>
  );
}
