import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../avatar/index.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon } from '../icon/paths.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { UserButton } from './UserTrigger.styles.js';
import { zhHeader } from './Header.zh.js';

interface UserTriggerProps extends ComponentPropsWithRef<'button'> {
  user: { name: string; avatarSrc?: string };
}

/** The button of the personal center; also shown while the popover loads. */
export function UserTrigger({ user, ...rest }: UserTriggerProps) {
  const words = useWords('header', zhHeader);
  return (
    <UserButton type="button" {...rest}>
      <HiddenText>{words.ofPersonalCenter}</HiddenText>
      <Avatar name={user.name} src={user.avatarSrc} size="sm" />
      <span data-part="name">{user.name}</span>
      <Glyph of={chevronDownIcon} />
    </UserButton>
  );
}
