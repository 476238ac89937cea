/** A company's representative and agent, as `savePeople` takes them. */
export const companyPeople = {
  representativeName: '魏演示',
  representativeIdKind: 'idCard' as const,
  representativeIdNumber: '210000199003070013',
  representativePhone: '13900200009',
  agentName: '李样例',
  agentIdNumber: '210200197902280139',
  agentPhone: '13900200008',
  agentEmail: 'agent@example.cn',
};
