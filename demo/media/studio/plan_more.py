"""The pictures of trucks, caravans and motorcycles, the most seen first."""
TRUCKS = ('truck-tray', 'truck-pantech', 'truck-refrigerated', 'truck-curtainsider', 'truck-tipper', 'truck-prime-mover', 'truck-prime-mover-cabover')
CARAVANS = ('caravan-full', 'caravan-poptop', 'caravan-family', 'caravan-hybrid', 'caravan-poptop-lowered')
MOTORCYCLES = ()
PAINTS = {
    TRUCKS: ('white', 'blue', 'red', 'orange'),
    CARAVANS: ('white', 'sand', 'grey'),
    MOTORCYCLES: ('black', 'red', 'blue', 'green', 'orange', 'white'),
}
DETAILS = {TRUCKS: ('wheel', 'lamp'), CARAVANS: ('wheel', 'coupling', 'lamp'), MOTORCYCLES: ('engine', 'lamp', 'dash')}


def _frames():
    for view in ('hero', 'side', 'rear34', 'front', 'rear'):
        for family, paints in PAINTS.items():
            chosen = paints if view == 'hero' else paints[:2]
            for body in family:
                yield {'body': body, 'view': view, 'paints': list(chosen)}
    for family, paints in PAINTS.items():
        for body in family:
            for detail in DETAILS[family]:
                yield {'body': body, 'view': f'shot:{detail}', 'paints': [paints[0]]}


frames = list(_frames())
