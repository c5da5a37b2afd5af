-- Key features told by what their pictures show, of products that nobody has changed since the site came.
update products set
  specs = replace(replace(specs, '"Setup: shows', '"Setup: Shows'), '"Software: editor', '"Software: Editor'),
  description = replace(description, 'A radiator mounts in front, another on top.', 'The tempered glass panel comes off by hand.'),
  key_features = case id
    when 79 then '[
    {"label": "Fans included", "title": "Breathes through steel", "sentence": "The front is a single sheet of steel mesh, folded so that more of it meets the air. Three fans draw through it, and a fourth sends the heat out the back.", "view": "detail-mesh"},
    {"label": "Radiator clearance", "title": "A radiator under the roof", "sentence": "Up to three fans wide, it hangs above the board with its hoses down to the processor. A second one mounts in front.", "view": "side"},
    {"label": "Dust filters", "title": "Dust rinses off", "sentence": "The filter in the roof comes off by hand, and so do those in front and at the power supply. Rinse them, let them dry, put them back.", "view": "detail-ports"}
  ]'
    when 78 then '[
    {"title": "Nothing in the way", "sentence": "Front and side glass meet edge to edge, with no pillar at the corner. What you built is what everyone sees.", "view": "detail-corner"},
    {"label": "Cable space", "title": "The power supply moves out back", "sentence": "It stands upright in a chamber of its own behind the board, with the drives and the cables. Nothing has to be flattened to close the door.", "view": "rear"},
    {"label": "Fan support", "title": "Three in, seven to go", "sentence": "Three F120 fans already pull air in at the side. Seven more mounts are free: three on top, three at the bottom, one at the rear.", "view": "side"}
  ]'
    when 77 then '[
    {"label": "Fans included", "title": "Air in on both sides of the light", "sentence": "Slanted slots flank the lit ridge, with fine mesh behind them. One fan draws through them, one blows out at the rear, and three more mounts are free.", "view": "detail-front"},
    {"title": "A full build in 33.6 liters", "sentence": "Micro-ATX board, graphics card, and a two-fan radiator behind the front, in a case over a third smaller than Edge.", "view": "side"},
    {"title": "Ports where your hand lands", "sentence": "Power button, USB-C, USB-A, and headset jack sit together at the front edge of the roof. On the desk or under it, you reach them from above.", "view": "detail-ports"}
  ]'
    when 93 then '[
    {"label": "Thermal conductivity", "title": "Ten times a paste", "sentence": "A good paste conducts about a tenth of that. Gallium, indium, and tin let less heat build up between chip and cooler.", "view": "detail-drop"},
    {"label": "Operating temperature", "title": "Never the weak link", "sentence": "No processor comes near either end of this range. Whatever limits your build, it is not the compound.", "view": "detail-syringe"},
    {"label": "Coverage", "title": "Enough for two builds", "sentence": "One gram covers the heat spreaders of two desktop processors. Needle, swabs, and wipes come in the box.", "view": "contents"}
  ]'
    when 92 then '[
    {"label": "Rated heat load", "title": "Four copper pipes to the top", "sentence": "They take the heat from the base, climb through the fins, and end in the top plate.", "view": "detail-top"},
    {"label": "Fan speed", "title": "As slow as the work allows", "sentence": "The noise that we state is the one at full speed. When there is little to cool, the fan turns at less than a quarter of it.", "view": "three-quarter"},
    {"title": "Plated, so liquid metal is welcome", "sentence": "The base under the pipes is copper with a coat of nickel. It takes paste, and it takes Nivos, which destroys aluminum.", "view": "detail-base"}
  ]'
    when 91 then '[
    {"title": "Cools the board, too", "sentence": "The fan blows down through the fins. The voltage regulators around the socket get air that a tower sends past them.", "view": "detail-fan"},
    {"label": "Heat pipes", "title": "Four pipes, bent flat", "sentence": "As many as the Typhoon 120 has, folded to lie above the board instead of standing on it.", "view": "detail-pipes"},
    {"title": "Memory as tall as you like", "sentence": "The whole cooler keeps to a square of 95 × 95 mm and stays clear of the first slot.", "view": "top"}
  ]'
    when 90 then '[
    {"label": "Static pressure", "title": "Blades that push", "sentence": "Plenty of fans move air in the open and stall at a radiator. This one keeps pushing through fins and filters.", "view": "detail-hub"},
    {"title": "One header for all three", "sentence": "Each fan has a plug for the next one. The board drives the chain from a single header and lights it from another.", "view": "detail-plugs"},
    {"label": "Rated life", "title": "Years around the clock", "sentence": "That is the mean time to failure of its fluid dynamic bearing at 25 °C: nearly seven years without a stop.", "view": "rear"}
  ]'
    when 83 then '[
    {"title": "Fan off to 400 W", "sentence": "Below 40 % load, at 25 °C, the fan doesn’t turn at all. At full load it makes 27 dB(A), one meter away.", "view": "detail-grille"},
    {"title": "600 W through one cable", "sentence": "The largest graphics cards plug straight in, without an adapter. Every cable unplugs, so only those you use are in the way.", "view": "detail-sockets"},
    {"title": "Six percent to heat", "sentence": "At half load, on 115 V, that is all that leaves through the vents. The less turns into heat, the less there is for a fan to do.", "view": "detail-rear"}
  ]'
    when 82 then '[
    {"title": "Plug in what you need", "sentence": "Every cable comes off, the 24-pin included. The ones you don’t use stay in the box.", "view": "detail-sockets"},
    {"title": "30 mm shorter than Titan", "sentence": "In a case with a drive cage, those 30 mm are where the cables go.", "view": "top"},
    {"label": "+12 V rail", "title": "All of it at 12 V", "sentence": "Processor and graphics card draw on one rail that carries the supply’s full power. There are no loads to balance.", "view": "three-quarter"}
  ]'
    when 81 then '[
    {"title": "Fixed where it’s never in doubt", "sentence": "Every build needs the motherboard’s cables, so they stay attached. Everything else plugs in when you need it.", "view": "front"},
    {"label": "Cable lengths", "title": "Long enough to hide", "sentence": "That is the cable of the motherboard. Both for the processor are 650 mm, so they can take the long way behind the tray.", "view": "detail-plugs"},
    {"title": "50 mm to spare in the G120", "sentence": "In our smallest case it leaves that much for cables, with the drive cage still in place.", "view": "three-quarter"}
  ]'
    when 80 then '[
    {"label": "Cable combs", "title": "Combed, wire by wire", "sentence": "Each wire has its own woven sleeve. Closed combs hold them side by side, around the bend and back.", "view": "detail-comb"},
    {"title": "Dress the part that shows", "sentence": "They cover the stretch behind the glass. Your supply’s own cables stay out of sight.", "view": "three-quarter"},
    {"title": "Thicker than it has to be", "sentence": "Common cables use 18 AWG, these 16. The lower the number, the thicker the wire.", "view": "detail-graphics-plugs"}
  ]'
    when 71 then '[
    {"label": "Weight", "title": "Light at the start, light at the stop", "sentence": "Less mass, faster flicks. Under your fingers are main switches rated for 20M clicks.", "view": "detail-wheel"},
    {"label": "Lighting", "title": "Comet, ripple, and twelve more", "sentence": "Each mouse here runs another effect. The one you choose is kept in a profile, beside your DPI stages and your buttons.", "view": "lighting-all"},
    {"label": "Resolution", "title": "Follows the fastest hand", "sentence": "Tune it in steps of 50. The sensor tracks up to 10 m/s, and reports where it is at 1000 Hz.", "view": "detail-sensor"}
  ]'
    when 70 then '[
    {"title": "Two speeds, one sheet", "sentence": "The hard face glides faster, the soft one stops sooner. Lift the sheet, turn it over, drop it back in.", "view": "three-quarter"},
    {"title": "No edge to catch on", "sentence": "The rim of the tray is level with the sheet. Wrist and mouse cross it without noticing.", "view": "detail-weave"},
    {"label": "Weight", "title": "The pad doesn’t play", "sentence": "The tray is solid natural rubber and makes up more than half of that. It stays where you put it.", "view": "detail-corner"}
  ]'
    when 69 then '[
    {"title": "Takes your shape, then forgets it", "sentence": "The foam gives under the wrist and recovers when you lift your hands.", "view": "detail-seam"},
    {"title": "In line with the keys", "sentence": "It falls by 3 mm toward you. Your wrists lie level with the keyboard, clear of the edge of the desk.", "view": "side"},
    {"title": "Wipes clean", "sentence": "The knitted polyester cover takes a damp cloth. Underneath, an ABS plate keeps it flat.", "view": "detail-knit"}
  ]'
    when 68 then '[
    {"label": "Arm travel", "title": "Comes along, then comes back", "sentence": "The cable lies in a slot of silicone. The spring-steel arm bends to either side with your hand and returns to the middle.", "view": "detail-tip"},
    {"title": "Wired, without the wire", "sentence": "The cable leaves the arm high above the desk and hangs free on its way to the mouse. Nothing drags.", "view": "in-use"},
    {"title": "Heavy where it should be", "sentence": "The base is zinc on a rubber foot. A fast flick moves the mouse, and only the mouse.", "view": "detail-base"}
  ]'
    when 98 then '[
    {"title": "Cushions that move, or leave", "sentence": "Slide the neck and lumbar cushions along their straps to where your back asks for them. Or take them off.", "view": "headrest"},
    {"title": "Lie back to 155° for the replay", "sentence": "Sit up for the match, then let the back down. The seat rocks as well, and locks where you stop.", "view": "reclined"},
    {"title": "Holds you in the turn", "sentence": "Raised bolsters keep hips and shoulders where they belong. There are 38 cm (15″) between them at the seat, so measure first.", "view": "top"}
  ]'
    when 67 then '[
    {"title": "Leather wherever you lean", "sentence": "Top-grain leather covers five pads up the back and four channels across the seat, over molded foam.", "view": "headrest"},
    {"title": "Polished down to the floor", "sentence": "The five-star base is aluminum, 70 cm (28″) across. It rolls on casters of 65 mm.", "view": "base"},
    {"label": "Tilt", "title": "The seat comes along", "sentence": "Lean back, and it tips at half the angle of the backrest. Or lock it, and it stays.", "view": "reclined"}
  ]'
    when 66 then '[
    {"title": "Support at your height", "sentence": "The headrest changes both height and angle. The lumbar pad behind the mesh moves up and down by 6 cm (2.4″).", "view": "headrest"},
    {"title": "Air at your back", "sentence": "There is no foam behind you to store the heat, just open mesh on a frame. Room air does the rest.", "view": "rear-three-quarter"},
    {"label": "Seat depth", "title": "The seat slides to you", "sentence": "Move it until a hand fits behind your knees. At 17″ to 19″, long legs and short ones get the same support.", "view": "side"}
  ]'
    when 65 then '[
    {"title": "A pillow without straps", "sentence": "The memory foam cushion holds by magnets. Move it with one hand, and it stays there.", "view": "headrest"},
    {"title": "A wider stance", "sentence": "The aluminum base spans 74 cm (29″) and rolls on 75 mm casters: the widest and the largest under any of our chairs.", "view": "base"},
    {"label": "Seat width", "title": "Space for the whole player", "sentence": "Flat to both edges and 23″ wide, with room to change position without leaving the seat.", "view": "top"}
  ]'
    when 64 then '[
    {"title": "Lock it, or let it rock", "sentence": "Set the angle you like and lock it. Or leave it free and keep your ankles moving while you play.", "view": "detail-lock"},
    {"title": "Three heights", "sentence": "When the desk decides how high you sit, the floor is often too far away. Pick the step that brings your thighs level.", "view": "steep"},
    {"label": "Maximum load", "title": "Made to be pushed against", "sentence": "Ribbed rubber grips your soles, and four rubber feet grip the floor. Push with up to 88 lb.", "view": "detail-tread"}
  ]'
    when 97 then '[
    {"title": "Black means off", "sentence": "Every pixel makes its own light and switches off completely. A sun can blaze at 1,000 cd/m² while the shadow beside it stays black.", "view": "front"},
    {"title": "1800R, bent toward you", "sentence": "The curve brings both edges of the panel a little closer. In a cockpit or on a track, the corners stay in view.", "view": "three-quarter"},
    {"title": "Full speed on every input", "sentence": "Both HDMI inputs and the DisplayPort carry the full refresh rate. PC and console stay plugged in, and neither has to settle.", "view": "detail-ports"}
  ]'
    when 96 then '[
    {"title": "A new picture every 4.2 ms", "sentence": "A target that crosses the screen moves in steps a quarter the size of those at 60 Hz. You see where it is, not where it was.", "view": "three-quarter"},
    {"title": "Turns upright", "sentence": "Lift it, tilt it, swivel it, or pivot it by 90°. Upright, it makes a second screen for chat, maps, or code.", "view": "upright"},
    {"title": "The console stays plugged in", "sentence": "Both HDMI 2.1 inputs run at the panel’s full rate. Nothing gets unplugged between ranked and story mode.", "view": "detail-ports"}
  ]'
    when 95 then '[
    {"title": "Floats where you leave it", "sentence": "A gas spring carries the screen, so one hand moves it. Pull it close for a match, then fold it back over its clamp.", "view": "rear"},
    {"label": "Desk clamp", "title": "Clamp it or bolt it", "sentence": "It holds on to the edge of the desk or goes through a hole in it. Both mounts are in the box.", "view": "detail-clamp"},
    {"label": "VESA mount", "title": "Ready for both of ours", "sentence": "Vela 27 and Carina 34 share this screw pattern and are well within the arm’s range of weights.", "view": "detail-vesa-plate"}
  ]'
    when 94 then '[
    {"title": "Bright enough to read by", "sentence": "The optics throw it forward and down: 500 lx on the desk, the office standard for reading (EN 12464-1).", "view": "three-quarter"},
    {"label": "Clip", "title": "Flat or curved, it holds on", "sentence": "The clip rests on screens this thick, and on curves as tight as 1500R. It takes no room on the desk.", "view": "mounted"},
    {"label": "Dimming", "title": "Dims without a flicker", "sentence": "The keys sit on the bar itself. Its LEDs run on direct current, down to the lowest step.", "view": "detail-keys"}
  ]'
  end
where key_features is not null and updated_at = '2026-11-20T00:00:00Z' and id in (
  79, 78, 77, 93, 92, 91, 90, 83, 82, 81, 80, 71, 70, 69, 68, 98, 67, 66, 65, 64, 97, 96, 95, 94
);
