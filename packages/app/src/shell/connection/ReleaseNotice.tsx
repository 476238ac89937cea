import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Choices } from './ConnectionNotices.styles.js';

interface ReleaseNoticeProps {
  /** Titles of the tabs with unsaved values: they block the reload. */
  unsaved: readonly string[];
  onReload: () => void;
  onLater: () => void;
}

/** Offers a newer release; never reloads by itself. */
export function ReleaseNotice({ unsaved, onReload, onLater }: ReleaseNoticeProps) {
  const isSaved = unsaved.length === 0;
  return (
    <Alert
      tone="info"
      live
      title="有新版本"
      action={
        <Choices>
          <Button size="sm" variant="text" onClick={onLater}>
            稍后
          </Button>
          {isSaved ? (
            <Button size="sm" variant="primary" icon={<Icon name="refresh" />} onClick={onReload}>
              刷新
            </Button>
          ) : null}
        </Choices>
      }
    >
      {isSaved
        ? '刷新页面就能使用，约 3 秒。'
        : `${unsaved.map((title) => `“${title}”`).join('、')}里还有没保存的内容，请保存后再刷新页面。`}
    </Alert>
  );
}
