import { roles } from './roles.js';

const always = { name: '姓名', idNumber: '身份证号', email: '邮箱' } as const;
const ofCostEngineers = {
  registrationLevel: '注册级别',
  registrationNumber: '注册编号',
  sealCode: '执业印章编码',
  sealValidUntil: '印章有效期',
} as const;
const ofExperts = { expertNumber: '专家编号', speciality: '专业' } as const;

/** Required fields of a personal record, by the labels of the form. */
export const requiredPersonalFields = (roleIds: readonly number[]): Record<string, string> => ({
  ...always,
  ...(roleIds.includes(roles.costEngineer) ? ofCostEngineers : {}),
  ...(roleIds.includes(roles.expert) ? ofExperts : {}),
});
