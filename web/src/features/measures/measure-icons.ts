import Activity from 'lucide-react/icons/activity';
import Droplet from 'lucide-react/icons/droplet';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Gauge from 'lucide-react/icons/gauge';
import Scale from 'lucide-react/icons/scale';
import Thermometer from 'lucide-react/icons/thermometer';
import type { LucideIcon } from 'lucide-react/types';
import type { MeasureKind } from '@tzemed/contract/measures/measure-values';

export const measureIcons: Readonly<Record<MeasureKind, LucideIcon>> = {
  weight: Scale,
  temperature: Thermometer,
  bodyCondition: Gauge,
  glucose: Droplet,
  lab: FlaskConical,
  own: Activity,
};
