import { Icon } from '@ca-portal/ui/icon';
import { HiddenText } from '@ca-portal/ui/theme';
import { useId } from 'react';
import type { Solution } from '../queries.js';
import { CaseRoot, Flow } from './SolutionCase.styles.js';

/** One case: the benefits for each party, and where the flow uses the certificate. */
export function SolutionCase({ solution, side }: { solution: Solution; side: 'left' | 'right' }) {
  const titleId = useId();
  const { title, summary, steps, results } = solution;
  return (
    <CaseRoot data-side={side} aria-labelledby={titleId}>
      <div data-part="words">
        <h2 id={titleId}>{title}</h2>
        <p>{summary}</p>
        <ul data-part="results">
          {results.map((result) => (
            <li key={result}>
              <Icon name="check" />
              {result.includes('样例') ? result : `样例：${result}`}
            </li>
          ))}
        </ul>
      </div>
      <div data-part="well">
        <Flow aria-label={`${title}的流程`}>
          {steps.map(({ text, usesCertificate }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a flow may name a step twice
            <li key={n} data-certificate={usesCertificate ? '' : undefined}>
              {text}
              {usesCertificate ? <HiddenText>（用到证书）</HiddenText> : null}
            </li>
          ))}
        </Flow>
      </div>
    </CaseRoot>
  );
}
