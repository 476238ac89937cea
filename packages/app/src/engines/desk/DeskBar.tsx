import { Button, LinkButton } from '@ca-portal/ui/button';
import type { ResourceAction } from '../resource/index.js';
import { Bar } from './Bar.styles.js';

interface DeskBarProps<Row> {
  row: Row;
  /** `第 2 件，共 12 件`. */
  place: string;
  /** In the order of their digit keys: the first one is the usual decision. */
  actions: readonly ResourceAction<Row>[];
  busy: boolean;
  /** Why no decision is possible now. */
  held: string | undefined;
  onStart: (action: ResourceAction<Row>) => void;
}

/** Decisions about the item, the usual one at the end. Disabled ones show the reason. */
export function DeskBar<Row>({ row, place, actions, busy, held, onStart }: DeskBarProps<Row>) {
  return (
    <Bar>
      <span data-part="place">{place}</span>
      <div data-part="buttons">
        {actions
          .map((action, at) => {
            const reason = busy ? '正在提交' : (held ?? action.locked?.(row));
            const shared = {
              'aria-keyshortcuts': at === 0 ? '1 Control+Enter' : String(at + 1),
              variant: action.danger
                ? ('danger-outline' as const)
                : at === 0
                  ? ('primary' as const)
                  : undefined,
            };
            const { variant, ...keys } = shared;
            const look = variant ? { variant } : {};
            return action.href ? (
              <LinkButton key={action.label} href={action.href(row)} {...keys} {...look}>
                {action.label}
              </LinkButton>
            ) : (
              <Button
                key={action.label}
                {...keys}
                {...look}
                {...(reason === undefined ? {} : { disabledReason: reason })}
                onClick={() => onStart(action)}
              >
                {action.label}
              </Button>
            );
          })
          .toReversed()}
      </div>
    </Bar>
  );
}
