import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { styled } from 'styled-components';

const Fold = styled.span`
  display: none;

  @media (max-width: 767.98px) {
    display: block;
  }
`;

interface FilterFoldProps {
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** How many narrow the list: said on the button, as the filters are out of sight. */
  inForce?: number;
}

/** Opens the filters of a list where they are folded: on phones, whose first screen belongs to the rows. */
export const FilterFold = ({ folded, onFold, inForce }: FilterFoldProps) => (
  <Fold data-part="unfold">
    <Button icon={<Icon name="filter" />} aria-expanded={!folded} onClick={() => onFold(!folded)}>
      {inForce ? `筛选 ${inForce}` : '筛选'}
    </Button>
  </Fold>
);
