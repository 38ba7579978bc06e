const names = ['Asha Rao', 'Ravi Kumar', 'ಕಾವ್ಯಾ ಭಟ್', 'Émile Dsouza', 'रवि शर्मा', 'Priya S', 'Irfan Ali', 'Sunita Devi'];

/** A page of the answer of `listuser` with so many members in all; every hundredth shares a phone with another one. */
export function pageOfManyMembers(count: number, page: number) {
  const first = (page - 1) * 10;
  const data = Array.from({ length: Math.max(0, Math.min(10, count - first)) }, (_, index) => {
    const number = first + index;
    return {
      user_id: `member-${number}`,
      username: `${names[(number * 31) % names.length]} ${(number * 7919) % 9973}`,
      email: `someone.${(number * 7919) % count}@example.org`,
      phone: `9198${String(number - (number % 100 === 99 ? 1 : 0)).padStart(8, '0')}`,
      status: 'approved',
      profile_link: '',
    };
  });
  return { data, size: count, message: 'The members are listed.' };
}
