import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { styled } from 'styled-components';
import { businessType } from '../business-types.js';
import type { Neighbor } from '../guide.js';

const Rows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2);
    min-height: max(2.75rem, 44px);
    font-size: var(--ca-fs-sm);
  }
  > li > span {
    min-width: 0;
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
`;

interface NeighborCasesProps {
  neighbors: readonly Neighbor[];
  onChoose: (situation: string) => void;
}

/** 如果情况不同: similar cases, one click away. */
export function NeighborCases({ neighbors, onChoose }: NeighborCasesProps) {
  if (neighbors.length === 0) return null;
  return (
    <Card title="如果情况不同">
      <Rows>
        {neighbors.map(({ situation, label, orderType }) => (
          <li key={situation}>
            <span>{label}</span>
            <Button variant="text" size="sm" onClick={() => onChoose(situation)}>
              {businessType(orderType).title}
            </Button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
