import { bengali } from './bengali';
import { gujarati } from './gujarati';
import { hindi } from './hindi';
import { kannada } from './kannada';
import { konkani } from './konkani';
import { malayali } from './malayali';
import { marathi } from './marathi';
import { punjabi } from './punjabi';
import type { Region } from './region';
import { tamil } from './tamil';
import { telugu } from './telugu';
import { tulu } from './tulu';

export const allRegions: Region[] = [
  kannada,
  tulu,
  konkani,
  tamil,
  telugu,
  malayali,
  marathi,
  gujarati,
  bengali,
  punjabi,
  hindi,
];
