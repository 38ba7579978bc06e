import { axisLabel, pointsOf } from '@/shared/ui/chart/monthlyPoints';

const color = 'primary';

describe('the points of a chart', () => {
  it('stand side by side where months have the same label or none, and leave gaps as gaps', () => {
    const points = pointsOf({ name: 'Performance', color, counts: [1, null, -3] }, ['Nov', '', 'Nov', 'Dec'], false);
    expect(points.map(({ index, count }) => [index, count])).toEqual([
      ['0', 1],
      ['1', null],
      ['2', -3],
      ['3', null],
    ]);
  });

  it('join the line of an ongoing month to the one before', () => {
    const points = pointsOf({ name: 'Performance', color, counts: [1, 2] }, ['Nov', 'Nov'], true);
    expect(points.map(({ index, isSoFar }) => [index, isSoFar])).toEqual([
      ['0', false],
      ['0', true],
      ['1', true],
    ]);
  });

  it.each([
    ['Nov 2026', 'Nov 2026'],
    ['', '-'],
    ['  ', '-'],
    ['The month of Margashirsha', 'The month…'],
    ['ನವೆಂಬರ್ ತಿಂಗಳು', 'ನವೆಂಬರ್ ತಿಂಗಳು'],
    ['ನವೆಂಬರ್ ತಿಂಗಳು ೨೦೨೬', 'ನವೆಂಬರ್ ತಿಂಗಳು…'],
  ])('are labelled within ten letters: %s', (month, label) => {
    expect(axisLabel(month, 10)).toBe(label);
  });
});
