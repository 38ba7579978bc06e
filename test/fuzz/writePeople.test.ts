import { parts } from './runs';
import { fuzzWritings } from './writings';

fuzzWritings(parts.people);
