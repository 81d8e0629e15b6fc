;; One layer of a neural network for one input: outputs[r] = max(least, bias[r] + sum over i of weights[r][i] * inputs[i]).
;; Numbers are 32-bit floats, addresses are bytes. Outputs come in blocks of 32, in eight vectors of four. The weights of a block are
;; the 32 biases, then for each input the 32 weights that it is multiplied by.
;; layer.wasm is made of this file: npx wat2wasm src/providers/vad/layer.wat -o src/providers/vad/layer.wasm
(module
  (memory (import "network" "memory") 1)

  (func (export "layer")
    (param $weights i32) (param $inputs i32) (param $inputs_end i32) (param $outputs i32) (param $outputs_end i32) (param $least f32)
    (local $input_at i32) (local $input v128) (local $floor v128)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local $sum4 v128) (local $sum5 v128) (local $sum6 v128) (local $sum7 v128)

    (local.set $floor (f32x4.splat (local.get $least)))
    (loop $block
      (local.set $sum0 (v128.load (local.get $weights)))
      (local.set $sum1 (v128.load offset=16 (local.get $weights)))
      (local.set $sum2 (v128.load offset=32 (local.get $weights)))
      (local.set $sum3 (v128.load offset=48 (local.get $weights)))
      (local.set $sum4 (v128.load offset=64 (local.get $weights)))
      (local.set $sum5 (v128.load offset=80 (local.get $weights)))
      (local.set $sum6 (v128.load offset=96 (local.get $weights)))
      (local.set $sum7 (v128.load offset=112 (local.get $weights)))

      (local.set $input_at (local.get $inputs))
      (loop $next_input
        (local.set $weights (i32.add (local.get $weights) (i32.const 128)))
        (local.set $input (v128.load32_splat (local.get $input_at)))
        (local.set $sum0 (f32x4.add (local.get $sum0) (f32x4.mul (local.get $input) (v128.load (local.get $weights)))))
        (local.set $sum1 (f32x4.add (local.get $sum1) (f32x4.mul (local.get $input) (v128.load offset=16 (local.get $weights)))))
        (local.set $sum2 (f32x4.add (local.get $sum2) (f32x4.mul (local.get $input) (v128.load offset=32 (local.get $weights)))))
        (local.set $sum3 (f32x4.add (local.get $sum3) (f32x4.mul (local.get $input) (v128.load offset=48 (local.get $weights)))))
        (local.set $sum4 (f32x4.add (local.get $sum4) (f32x4.mul (local.get $input) (v128.load offset=64 (local.get $weights)))))
        (local.set $sum5 (f32x4.add (local.get $sum5) (f32x4.mul (local.get $input) (v128.load offset=80 (local.get $weights)))))
        (local.set $sum6 (f32x4.add (local.get $sum6) (f32x4.mul (local.get $input) (v128.load offset=96 (local.get $weights)))))
        (local.set $sum7 (f32x4.add (local.get $sum7) (f32x4.mul (local.get $input) (v128.load offset=112 (local.get $weights)))))
        (local.set $input_at (i32.add (local.get $input_at) (i32.const 4)))
        (br_if $next_input (i32.lt_u (local.get $input_at) (local.get $inputs_end))))

      (v128.store (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum0)))
      (v128.store offset=16 (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum1)))
      (v128.store offset=32 (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum2)))
      (v128.store offset=48 (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum3)))
      (v128.store offset=64 (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum4)))
      (v128.store offset=80 (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum5)))
      (v128.store offset=96 (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum6)))
      (v128.store offset=112 (local.get $outputs) (f32x4.max (local.get $floor) (local.get $sum7)))
      (local.set $weights (i32.add (local.get $weights) (i32.const 128)))
      (local.set $outputs (i32.add (local.get $outputs) (i32.const 128)))
      (br_if $block (i32.lt_u (local.get $outputs) (local.get $outputs_end))))))
