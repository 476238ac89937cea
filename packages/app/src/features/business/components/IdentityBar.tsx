import type { SessionInfo } from '@ca-portal/api';
import { Button } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Icon } from '@ca-portal/ui/icon';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { useState } from 'react';
import { type AccountDialog, AccountDialogs } from '../../../shared/account/index.js';
import { countAllowed, type Standing } from '../allowance.js';
import { IdentityRow } from '../BusinessPage.styles.js';

interface IdentityBarProps {
  user: SessionInfo;
  standing: Standing | undefined;
  onlyMine: boolean;
  onOnlyMine: (on: boolean) => void;
}

/** The current role, how many businesses it allows, and a button to switch the role. */
export function IdentityBar({ user, standing, onlyMine, onOnlyMine }: IdentityBarProps) {
  const [dialog, setDialog] = useState<AccountDialog>();
  const count = standing && countAllowed(standing);
  return (
    <IdentityRow>
      <div>
        当前身份
        <Tag tone="brand">
          <Icon name="user" />
          {user.person.roleName || '暂未选择身份'}
        </Tag>
        <output>
          {count ? `${count.allowed} 项可以办理，${count.refused} 项暂不能办理` : <Skeleton width="12em" />}
        </output>
        <Button variant="text" size="sm" icon={<Icon name="swap" />} onClick={() => setDialog('role')}>
          切换身份
        </Button>
      </div>
      <Checkbox value={onlyMine} onValueChange={onOnlyMine}>
        只看我能办的
      </Checkbox>
      <AccountDialogs open={dialog} onReopen={setDialog} onClose={() => setDialog(undefined)} />
    </IdentityRow>
  );
}
