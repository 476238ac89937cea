import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { PanelRoot, PictureWell } from './BuyPanel.styles.js';
import { ChoiceRowRoot, Choices } from './ChoiceRow.styles.js';

/** Placeholder with the size of the panel while the product loads. */
export function DetailSkeleton() {
  return (
    <PanelRoot aria-busy="true" aria-label="选择与价格">
      <div data-part="picture">
        <PictureWell />
      </div>
      <div data-part="words">
        <HiddenText as="output">正在加载产品</HiddenText>
        <Skeleton width="9em" />
        <br />
        <Skeleton width="12em" height="var(--ca-fs-h2)" />
        <br />
        <Skeleton height="4.5rem" />
        <Choices>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <ChoiceRowRoot key={key}>
              <Skeleton width="4em" height="var(--ca-control-h)" />
              <Skeleton width="60%" height="var(--ca-control-h)" />
            </ChoiceRowRoot>
          ))}
        </Choices>
      </div>
    </PanelRoot>
  );
}
