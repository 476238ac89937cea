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
  /** Number of active filters: shown on the button, as the filters are hidden. */
  inForce?: number;
}

/** Opens the collapsed filters of a list on phones, so that the first screen shows rows. */
export const FilterFold = ({ folded, onFold, inForce }: FilterFoldProps) => (
  <Fold data-part="unfold">
    <Button icon={<Icon name="filter" />} aria-expanded={!folded} onClick={() => onFold(!folded)}>
      {inForce ? `筛选 ${inForce}` : '筛选'}
    </Button>
  </Fold>
);
