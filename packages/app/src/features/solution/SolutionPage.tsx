import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { NextStep } from '../../shared/content/index.js';
import { Shown } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { ExperienceHeading } from './components/ExperienceHeading.js';
import { SolutionCase } from './components/SolutionCase.js';
import { useSolutions } from './queries.js';

/** 体验中心, 解决方案 (`/solution`): how other customers use a certificate, case by case. */
export function SolutionPage() {
  const solutions = useSolutions();
  return (
    <PublicFrame>
      <ExperienceHeading
        current="/solution"
        description="先看别人怎么用，再动手试一试。加粗的一步用到证书。"
      />
      <Shown
        part
        card
        of={solutions}
        what="解决方案"
        size="md"
        empty={
          <Card>
            <Empty title="暂无解决方案" reason="正在整理，稍后会在这里公布。" />
          </Card>
        }
        loading={['a', 'b', 'c', 'd'].map((key) => (
          <Card key={key} aria-busy="true">
            <Skeleton height="11rem" />
          </Card>
        ))}
      >
        {(all) =>
          all.map((solution, n) => (
            <SolutionCase key={solution.id} solution={solution} side={n % 2 === 0 ? 'left' : 'right'} />
          ))
        }
      </Shown>
      <NextStep
        title="不知道哪种适合您？"
        text="回答 5 个问题，得到证书、材料、费用和时间清单。"
        action={
          <LinkButton variant="primary" size="lg" href="/guide">
            我要办什么？
          </LinkButton>
        }
      />
    </PublicFrame>
  );
}
