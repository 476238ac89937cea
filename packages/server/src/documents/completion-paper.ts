import { Paper } from './paper.js';

export interface Completion {
  readonly number: string;
  readonly name: string;
  readonly day: string;
  readonly at: Date;
  readonly course: {
    readonly title: string;
    readonly hours: number;
    readonly host: string;
    readonly examination: string;
  };
  readonly portal: string;
}

/** 结业证书 on paper. */
export const completionPaper = ({ number, name, day, at, course, portal }: Completion): Promise<Uint8Array> =>
  new Paper({ title: '结业证书', at, footer: portal })
    .barcode(number)
    .title('结业证书')
    .paragraph(
      `${name} 同志于 ${day} 完成“${course.title}”课程的全部学习内容，共 ${course.hours} 学时，准予结业。`,
      { size: 14, indent: 28 },
    )
    .cells([
      { label: '证书编号', value: number },
      { label: '结业日期', value: day },
      { label: '主办单位', value: course.host },
      { label: '考试方式', value: course.examination },
    ])
    .paragraph('本证书由系统按学习记录生成，可凭证书编号在“学习中心 > 结业证书查验”中查验。', { size: 10 })
    .frames([{ label: `主办单位（公章）：${course.host}`, width: 60, height: 50 }])
    .pdf();
