import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { Input } from '@ca-portal/ui/input';
import { useState } from 'react';
import { Stack } from '../../shared/page/index.js';
import { PointColumns, PointFinding, PointRows } from './desk.styles.js';
import { longestReason } from './marks.js';
import type { Judged } from './description.js';
import { Materials, type Compared, type Material } from './Materials.js';

/** One entry or paper of a record. */
export interface Point {
  /** The field's name for the applicant: `fields.email`, `files.idFront`. */
  readonly field: string;
  readonly label: string;
  /** The entered value; none for a paper. */
  readonly value?: string;
  /** Result of the portal's automatic check. */
  readonly finding?: { readonly text: string; readonly passed: boolean } | undefined;
  /** Kind of its material. */
  readonly kind?: string;
}

interface PointsProps extends Judged {
  title: string;
  points: readonly Point[];
  materials: readonly Material[];
}

/** Review of a record point by point: entered values left, the paper right; a rejected point needs a reason. */
export function Points({ title, points, materials, marks, onMarks }: PointsProps) {
  const [shown, setShown] = useState('');
  const [compared, setCompared] = useState<Compared>();
  const without = (field: string) =>
    Object.fromEntries(Object.entries(marks).filter(([name]) => name !== field));
  return (
    <PointColumns data-until="tablet">
      <Card title={title}>
        <PointRows>
          {points.map(({ field, label, value, kind, finding }) => {
            const mark = marks[field];
            return (
              <li key={field}>
                <span>
                  <span data-part="label">{label}</span>
                  <span data-part="value">
                    {kind && materials.some((one) => one.kind === kind) ? (
                      <Button size="sm" variant="text" onClick={() => setShown(kind)}>
                        查看{label}
                      </Button>
                    ) : (
                      value || EMPTY_VALUE
                    )}
                  </span>
                  {finding ? (
                    <PointFinding data-passed={finding.passed || undefined}>{finding.text}</PointFinding>
                  ) : null}
                </span>
                <Button
                  size="sm"
                  aria-pressed={mark !== undefined}
                  onFocus={() => kind && setShown(kind)}
                  aria-label={`有问题，${label}`}
                  {...(mark ? { variant: 'danger-outline' as const } : {})}
                  onClick={() =>
                    onMarks(mark ? without(field) : { ...marks, [field]: { label, reason: '' } })
                  }
                >
                  有问题
                </Button>
                {mark ? (
                  <div data-part="reason">
                    <Input
                      aria-label={`${label}的问题`}
                      placeholder="写明问题和怎样修改，对方会看到"
                      maxLength={longestReason}
                      value={mark.reason}
                      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button beside it
                      autoFocus
                      onChange={({ target }) =>
                        onMarks({ ...marks, [field]: { label, reason: target.value } })
                      }
                    />
                  </div>
                ) : null}
              </li>
            );
          })}
        </PointRows>
      </Card>
      <Stack>
        <Materials
          materials={materials}
          shown={shown}
          onShow={setShown}
          compared={compared}
          onCompare={setCompared}
        />
      </Stack>
    </PointColumns>
  );
}
